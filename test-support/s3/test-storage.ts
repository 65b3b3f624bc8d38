import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isSigned } from "./verify-signature.ts";

/** A storage that speaks S3, for tests: a real server with one private bucket. */
export interface TestStorage {
  /** As the settings name it. */
  settings: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    withinMs: number;
  };
  /** The same as environment variables. */
  env: Record<string, string>;
  /** How often somebody without a good signature was turned away. */
  refusals(): number;
  /** From now on every answer comes so late; 0 as fast as it can. */
  slowDown(ms: number): void;
  /** It is gone for everybody, and back. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const key = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const bucket = "kate-zone-test";

/** Starts one, on a port of its own, with its files in a folder of its own. */
export async function startTestStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), "kz-storage-"));
  const server = fork(join(import.meta.dirname, "storage-server.ts"), [folder, bucket], {
    execArgv: ["--openssl-legacy-provider", "--no-warnings"],
  });
  const [{ port }] = (await Promise.race([
    once(server, "message"),
    once(server, "exit").then(([code]) => Promise.reject(new Error(`the storage ended with ${code}`))),
  ])) as [{ port: number }];
  let [refused, delayMs, isPaused, rules] = [0, 0, false, ""];
  // The server checks no signature: the gate before it does.
  const gate = createServer((incoming, answer) => {
    if (isPaused) return void incoming.socket.destroy();
    if (!isSigned(incoming, key, Date.now())) {
      refused++;
      incoming.resume();
      return void answer.writeHead(403, { "content-type": "application/xml" }).end(denied);
    }
    // The server has no rules: they are kept as they came.
    if (incoming.method === "PUT" && incoming.url?.includes("?lifecycle"))
      return void text(incoming).then((xml) => {
        rules = xml;
        answer.end();
      });
    if (incoming.url?.includes("?lifecycle"))
      return void answer.writeHead(rules ? 200 : 404, { "content-type": "application/xml" }).end(rules || noRules);
    setTimeout(() => {
      const forwarded = send(
        { port, host: "127.0.0.1", path: incoming.url, method: incoming.method, headers: incoming.headers },
        (found) => {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
        },
      );
      forwarded.on("error", () => answer.destroy());
      incoming.pipe(forwarded);
    }, delayMs);
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, region: "us-east-1", bucket, ...key, withinMs: 900 },
    env: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: key.accessKeyId, S3_SECRET_ACCESS_KEY: key.secretAccessKey },
    },
    refusals: () => refused,
    slowDown: (ms) => void (delayMs = ms),
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
    async stop() {
      gate.closeAllConnections();
      gate.close();
      server.disconnect();
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const noRules = '<?xml version="1.0"?><Error><Code>NoSuchLifecycleConfiguration</Code><Message>none</Message></Error>';
const denied = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
