import { escapeControls, truncateAddress, truncateAddresses } from "./log-line.ts";

/** One answered request. */
export type AccessLine = {
  requestId: string;
  method: string;
  /** A query behind it is dropped: it may carry what is private. */
  path: string;
  status: number;
  durationMs: number;
  /** By name: `file`, a screen, a route of the API. */
  route: string;
  /** Of the body. */
  bytes: number;
  /** False when the visitor went away before the last byte. */
  isWhole: boolean;
  /** The client's address; only its network is kept. */
  address: string;
};

/** Beyond these the maps are begun anew: they spare work on the visitors of the moment and remember nobody. */
const maxAddresses = 1_000;
/** An IPv6 address with an IPv4 one in it. What is longer is no address, and not worth the memory. */
const maxAddressLength = 45;

/**
 * Makes the text of access lines: the same as `logLine` makes of these fields, byte for byte, at a tenth of the cost.
 * Under load a server writes hardly anything else.
 */
export function createAccessTextWriter(): (time: Date, line: AccessLine) => string {
  const networks = new Map<string, string>();
  let lastMs = Number.NaN;
  let lastTime = "";

  function timeText(time: Date): string {
    const nowMs = time.getTime();
    if (nowMs !== lastMs) [lastMs, lastTime] = [nowMs, time.toISOString()];
    return lastTime;
  }

  function networkText(address: string): string {
    const known = networks.get(address);
    if (known !== undefined) return known;
    const text = quote(truncateAddress(address));
    if (networks.size >= maxAddresses) networks.clear();
    if (address.length <= maxAddressLength) networks.set(address, text);
    return text;
  }

  return (time, { requestId, method, path, status, durationMs, route, bytes, isWhole, address }) => {
    const end = path.indexOf("?");
    return `{"time":"${timeText(time)}","level":"info","event":"access","requestId":${quote(requestId)},"method":${quote(method)},"status":${status},"durationMs":${durationMs},"route":${quote(route)},"bytes":${bytes},"isWhole":${isWhole},"path":${quote(truncateAddresses(end < 0 ? path : path.slice(0, end)))},"address":${networkText(address)}}\n`;
  };
}

/** Printable ASCII without the two that JSON escapes. */
const plain = /^[ !#-[\]-~]*$/;

function quote(text: string): string {
  return plain.test(text) ? `"${text}"` : escapeControls(JSON.stringify(text));
}
