import { ipv6Groups, plainAddress } from "../platform/limits/address-networks.ts";

/** The network that votes are counted by: an IPv4 address, or an IPv6 /64. Limits count by wider ones. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : plainAddress(address);
}
