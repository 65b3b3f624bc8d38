import { type createRequestHandler, RouterContextProvider } from "react-router";
import { type AssetHost, assetHostTag } from "../modules/asset-host/asset-host.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import { seededRandom } from "../platform/random.ts";
import { getExternalOrigins } from "./external-origins.ts";
import { extractInlineScripts } from "./inline-scripts.ts";
import type { PageRequest } from "./pages.ts";
import type { RenderedPage } from "./rendered-page.ts";
import type { ExternalOrigins } from "./security-headers.ts";

type RequestHandler = ReturnType<typeof createRequestHandler>;
type PageServices = Pick<PageContext, "platform" | "switches" | "sites" | "shellMessagesIn"> & {
  masterData: MasterDataSource;
  /** From where pages take their files; null from here alone. */
  assetHost: AssetHost | null;
};

export interface Renderer {
  /** A page as every visitor gets it: no cookie, no Host header, the server's own clock. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** A page as it will be at another moment. Only a pre-release host asks for this. */
  preview(request: PageRequest, search: string): Promise<RenderedPage>;
}

const noOrigins: ExternalOrigins = { assets: null, scripts: [] };

/** Renders pages with React Router, handing the platform to the loaders. */
export function createRenderer(handler: RequestHandler, services: PageServices): Renderer {
  const { platform, switches, sites, shellMessagesIn, masterData, assetHost } = services;
  const { clock, random, settings } = platform;

  async function render(request: PageRequest, now: Date, pagePlatform = platform): Promise<RenderedPage> {
    const master = await masterData.read();
    // Without a single good copy there is nothing to show yet; the front says so and asks to come back.
    if (master === null)
      return {
        ...{ response: new Response(null, { status: 503 }), scriptHashes: [] },
        ...{ externalOrigins: noOrigins, tags: [], validUntil: null },
      };
    const tags = new Set<string>(assetHost ? [assetHostTag] : []);
    let validUntil: Date | null = null;
    const scriptNonce = random.uuid();
    const context = new RouterContextProvider();
    context.set(pageContext, {
      platform: pagePlatform,
      switches,
      sites,
      shellMessagesIn,
      master,
      masterState: masterData.status().state,
      host: request.host,
      now,
      requestId: random.uuid(),
      scriptNonce,
      hints: {
        tag: (tag) => void tags.add(tag),
        validUntil: (moment) => {
          if (moment > now && (!validUntil || moment < validUntil)) validUntil = moment;
        },
      },
    });
    const url = new URL(request.pathname + request.search, settings.publicUrl);
    const answer = await handler(new Request(url, { headers: { accept: "text/html" } }), context);
    const { response, scriptHashes } = await withoutNonce(answer, scriptNonce, assetHost);
    return {
      response,
      scriptHashes,
      externalOrigins: getExternalOrigins(settings, master.transmissions),
      tags: [...tags],
      validUntil,
    };
  }

  return {
    render: (request) => render(request, clock.now()),
    async preview(request, search) {
      const params = new URLSearchParams(search);
      const at = new Date(params.get("at") ?? "");
      const now = Number.isNaN(at.getTime()) ? clock.now() : at;
      const seed = params.get("seed");
      // What is rendered sees that moment everywhere, and with a seed the same dice each time.
      const rng = seed === null ? random : seededRandom(seed);
      return render(request, now, { ...platform, clock: { now: () => now }, random: rng });
    },
  };
}

async function withoutNonce(
  answer: Response,
  nonce: string,
  assetHost: AssetHost | null,
): Promise<Pick<RenderedPage, "response" | "scriptHashes">> {
  const isHtml = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (!isHtml) {
    if (!assetHost) return { response: answer, scriptHashes: [] };
    const data = await answer.text();
    // Some answers may have no body at all, not even an empty one.
    return { response: new Response(data === "" ? null : assetHost.toData(data), answer), scriptHashes: [] };
  }
  const text = await answer.text();
  // Before the hashes: scripts of the page name files too.
  const { html, scriptHashes } = extractInlineScripts(assetHost?.toPage(text, nonce) ?? text, nonce);
  return { response: new Response(html, answer), scriptHashes };
}
