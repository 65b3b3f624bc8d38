import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { databaseRole, type Cluster } from "./cluster.ts";
import type { Home } from "./home.ts";

/** How PostgreSQL is reached: by a Unix socket in the home, or on 127.0.0.1. Never from another machine. */
export type Endpoint = { socketDir: string | null; port: number };

/** The part of a Unix socket's address that every system has room for, in bytes. */
const maxSocketPathBytes = 100;
const socketPort = 5432;

/** A socket where the system has them and the path is short enough, else a free port of 127.0.0.1. */
export async function chooseEndpoint(home: Home): Promise<Endpoint> {
  const path = join(home.dir, `.s.PGSQL.${socketPort}`);
  if (process.platform !== "win32" && Buffer.byteLength(path) <= maxSocketPathBytes) {
    return { socketDir: home.dir, port: socketPort };
  }
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return { socketDir: null, port };
}

/** The connection string of a database, as libpq and `pg` read it. */
export function connectionUrl(cluster: Cluster, endpoint: Endpoint, database: string): string {
  const credentials = `${databaseRole}:${encodeURIComponent(cluster.password)}`;
  if (endpoint.socketDir === null) return `postgresql://${credentials}@127.0.0.1:${endpoint.port}/${database}`;
  return `postgresql://${credentials}@/${database}?host=${encodeURIComponent(endpoint.socketDir)}&port=${endpoint.port}`;
}
