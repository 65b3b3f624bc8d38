import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What differs between two places where deploy/nginx.conf runs. */
export interface NginxPlace {
  /** Port to listen on. */
  listenPort: number;
  /** Address to listen on. Left out: every IPv4 address. */
  listenAddress?: string;
  /** Every process of the zone, as `host:port`; at least one. */
  upstreams: readonly string[];
  /** Folder for the pid file, kept pages and bodies on their way. It must exist, and nginx's workers must own it. */
  workDir: string;
  /** User of the workers, where nginx is started as root. */
  user?: string;
  /** Left out: as many as there are cores. */
  workerProcesses?: number;
  /** Left out: standard error. */
  errorLog?: string;
  /** A file, or `off`. Left out: standard output. */
  accessLog?: string;
  /** Proxies in front of nginx whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or ranges. */
  balancers?: readonly string[];
  /** Name server asked again and again for the upstreams' names (nginx 1.27.3 or newer); left out: asked at the start. */
  resolver?: string;
  /** Names the process in `X-Answered-By`: for tests, never for visitors. */
  tellsUpstream?: boolean;
  /** API_BASE_PATH. */
  apiBasePath?: string;
}

const template = join(import.meta.dirname, "nginx.conf");
const placeholder = /@([a-z]+(?:-[a-z]+)*)@/g;

/**
 * The configuration of nginx for a place, ready to be written into a file.
 * @throws Error when a value would break out of its line, or there is no process to ask
 */
export function renderNginx(place: NginxPlace): string {
  const values = valuesOf(place);
  const text = readFileSync(template, "utf8").replaceAll(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nginx.conf asks for ${name}, which nobody fills in`);
    return value;
  });
  // Lines whose only word was left empty.
  return text.replaceAll(/^[ \t]+\n/gm, "");
}

function valuesOf(place: NginxPlace): Record<string, string> {
  const { upstreams, balancers = [], resolver, user, listenAddress, tellsUpstream = false } = place;
  const server = (address: string, how: string): string =>
    `server ${word(address)} ${how}${resolver ? " resolve" : ""};`;
  if (upstreams.length === 0) throw new Error("nginx needs at least one process of the zone to ask");
  const servers = [
    ...upstreams.map((address) => server(address, "max_fails=3 fail_timeout=2s")),
    ...upstreams.map((address) => server(address, "max_fails=0 backup")),
  ];
  return {
    user: user ? `user ${word(user)};` : "",
    "worker-processes": String(place.workerProcesses ?? "auto"),
    listen: `${listenAddress ? `${word(listenAddress)}:` : ""}${place.listenPort}`,
    "work-dir": word(place.workDir),
    "error-log": word(place.errorLog ?? "stderr"),
    "access-log": place.accessLog === "off" ? "off" : `${word(place.accessLog ?? "/dev/stdout")} lines`,
    "upstream-servers": servers.join("\n    "),
    resolver: resolver ? `resolver ${word(resolver)} valid=2s ipv6=off;` : "",
    balancers: balancers.map((network) => `set_real_ip_from ${word(network)};`).join("\n  "),
    "balancer-networks": balancers.map((network) => `${word(network)} 1;`).join("\n    "),
    "answered-by": tellsUpstream ? "add_header X-Answered-By $upstream_addr always;" : "",
    api: word(place.apiBasePath ?? "/api/"),
  };
}

/** A value that stays one word in nginx's language. */
function word(value: string): string {
  if (!/^[\w./:%~[\]-]+$/.test(value)) throw new Error(`not usable in nginx.conf: ${JSON.stringify(value)}`);
  return value;
}
