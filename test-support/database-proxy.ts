import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

/** A cable between a zone and its database that can be pulled out and put back. */
export interface DatabaseProxy {
  /** Connection string that goes through the cable. */
  url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** From now on nothing passes, and nobody is told: what a lost machine looks like. */
  silence(): void;
  close(): Promise<void>;
}

/** Lays the cable to the database of a connection string (Unix socket or TCP). */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = parse(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    if (isSilent) return void client.resume();
    const upstream = target.path === null ? connect(target.port, target.host) : connect(target.path);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on("close", () => isSilent || upstream.destroy());
    upstream.on("close", () => isSilent || client.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const disconnect = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  return {
    url: `postgresql://${target.who}@127.0.0.1:${port}/${target.database}`,
    disconnect,
    reconnect: async () => void (await listen(port)),
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    close: disconnect,
  };
}

function parse(url: string): { who: string; database: string; host: string; port: number; path: string | null } {
  const found = /^postgres(?:ql)?:\/\/([^@]*)@([^/:]*)(?::(\d+))?\/([^?]*)(?:\?(.*))?$/.exec(url);
  if (!found) throw new Error("a database address nobody here can read");
  const [, who = "", host = "", port = "5432", database = "", query = ""] = found;
  const options = new URLSearchParams(query);
  const folder = options.get("host");
  const path = folder?.startsWith("/") ? join(folder, `.s.PGSQL.${options.get("port") ?? "5432"}`) : null;
  return { who, database, host, port: Number(port), path };
}
