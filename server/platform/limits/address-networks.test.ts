import { expect, it } from "vitest";
import { networksOf } from "./address-networks.ts";

it.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2ab:3:4:5:6", "2001:db8:1:200::/56", "2001:db8:1::/48"],
  ["2001:0DB8:0001:02ff::1", "2001:db8:1:200::/56", "2001:db8:1::/48"],
  ["2001:db8:1:300::1", "2001:db8:1:300::/56", "2001:db8:1::/48"],
  ["2001:db8::9", "2001:db8:0:0::/56", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/56", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/56", "0:0:0::/48"],
  ["unknown", "unknown", "unknown"],
])("%s lies in %s and in %s", (address, network, ring) => expect(networksOf(address)).toEqual({ network, ring }));
