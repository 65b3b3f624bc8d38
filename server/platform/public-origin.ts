import { BlockList, isIP } from "node:net";

/** Names that never lead to a place on the internet (RFC 2606, 6761, 6762, 8375), with all below them. */
const namesOfNobody = [
  ...["localhost", "local", "internal", "lan", "home.arpa"],
  ...["test", "example", "invalid", "example.com", "example.net", "example.org"],
];

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, prefix, "ipv4");
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Whether anybody on the internet may come by this origin: https, and neither this machine, a private network nor a name kept for examples. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "https:") return false;
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  const family = isIP(host);
  if (family !== 0) return !privateNetworks.check(host, family === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !namesOfNobody.some((name) => host === name || host.endsWith(`.${name}`));
}
