import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { getNextNoRedBoundary, getCurrentNoRedEvent } from "#contracts/no-red-event.ts";
import { externalDestinations, externalTag } from "#app/kits/analytics/destinations.server.ts";
import { ExternalTag } from "./shell/consent/external-tag.ts";
import { PageFacts } from "./shell/document/page-facts.ts";
import { deferScripts } from "./shell/document/defer-scripts.server.ts";
import { allShellMessages } from "./shell/messages/all-messages.server.ts";
import { RenderedMessages } from "./shell/messages/rendered-messages.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";

const renderTimeoutMs = 5_000;

/** Renders the whole document before the first byte: its policy needs the hashes of its inline scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { platform, master, requestId, scriptNonce, host, now, hints } = context.get(pageContext);
  const { apiBasePath, loginPath } = platform.settings;
  // No page is kept past the moment at which red leaves or comes back.
  const change = getNextNoRedBoundary(master.schedule, now.getTime());
  if (change) hints.validUntil(change);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const facts: PageFacts = {
      // Only a failed page names its request: all others are the same for everyone.
      requestId: status >= 500 ? requestId : null,
      api: apiBasePath === "/api/" ? null : apiBasePath,
      login: loginPath === "/api/login.php" ? null : loginPath,
      home: host.kind === "mor" ? host.home : null,
      nonce: scriptNonce,
      deferScripts,
      isNoRedEvent: getCurrentNoRedEvent(master.schedule, now.getTime()) !== null,
    };
    const tag = status === 200 ? externalTag(externalDestinations(platform.settings, master.transmissions)) : null;
    const { pipe, abort } = renderToPipeableStream(
      <PageFacts value={facts}>
        <ExternalTag value={tag}>
          <RenderedMessages value={allShellMessages}>
            <ServerRouter context={entry} url={request.url} nonce={scriptNonce} />
          </RenderedMessages>
        </ExternalTag>
      </PageFacts>,
      {
        nonce: scriptNonce,
        // Everything is waited for: nothing needs to be sent ahead, and what is sent behind never shows without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(collect((body) => resolve(new Response(body, { status: finalStatus, headers: withType(headers) }))));
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          platform.logger.error("page-render-failed", error, { requestId });
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

function withType(headers: Headers): Headers {
  headers.set("content-type", "text/html; charset=utf-8");
  return headers;
}

function collect(onDone: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      onDone(Buffer.concat(chunks));
      next();
    },
  });
}
