const groupsOf = (part = "") => part.split(":").filter(Boolean);

/**
 * The network of an address, as a key: IPv6 addresses of one connection share their first 64 bits, an IPv4 address stands for itself,
 * also where a socket for both kinds writes it behind `::ffff:`. `::` stands for zeros that were left out.
 */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [before, after] = address.split("::");
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
