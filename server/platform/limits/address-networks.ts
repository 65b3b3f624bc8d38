/** The networks that an address lies in, the narrow one and the one around it, as texts to count by. */
export interface AddressNetworks {
  /** The IPv4 address itself, or the IPv6 /56. */
  network: string;
  /** The IPv4 /24 or IPv6 /48. */
  ring: string;
}

/** Where an address lies. What is no address is a network of its own. */
export function networksOf(address: string): AddressNetworks {
  const groups = ipv6Groups(address);
  if (!groups) {
    const plain = plainAddress(address);
    const parts = plain.split(".");
    return { network: plain, ring: parts.length === 4 ? `${parts.slice(0, 3).join(".")}.0/24` : plain };
  }
  const [first = "0", second = "0", third = "0", fourth = "0"] = groups;
  // A /56 ends in the middle of the fourth group: its last eight bits are the household's own.
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return { network: `${first}:${second}:${third}:${half}::/56`, ring: `${first}:${second}:${third}::/48` };
}

/** The eight groups of an IPv6 address, without leading zeros; null for any other. */
export function ipv6Groups(address: string): string[] | null {
  const plain = plainAddress(address);
  if (!plain.includes(":")) return null;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill("0"), ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** In lower case, without a zone; an IPv4 address that travels as an IPv6 one is itself again. */
export const plainAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
