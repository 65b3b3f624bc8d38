import { useContext } from "react";
import { Links, type LinksFunction, Meta, Outlet, ScrollRestoration, useMatches, useRouteError } from "react-router";
import { ShellMessages } from "./shell/messages/shell-messages.tsx";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { fontPreloads } from "./kits/ui/type/font-preload.ts";
import { preloadedFonts } from "./generated/preloaded-fonts.ts";
import { ExternalTag } from "./shell/consent/external-tag.ts";
import { DeferredScripts } from "./shell/document/deferred-scripts.tsx";
import { answerProbe } from "./shell/document/event-replay.ts";
import { headScript } from "./shell/document/head-script.ts";
import { PageFacts } from "./shell/document/page-facts.ts";
import { screenAddress } from "./shell/document/screen-address.ts";
import { ErrorScreen } from "./shell/errors/error-screen.tsx";
import { Frame } from "./shell/frame/frame.tsx";
import "./generated/fonts.css";
import "./kits/ui/tokens.css";
import "./kits/ui/base.css";
import "./kits/ui/roles/arrangement.css";
import "./kits/ui/roles/placement.css";
import "./kits/ui/roles/presence.css";
import "./kits/ui/roles/targets.css";
import "./kits/ui/roles/grounds.css";
import "./kits/ui/roles/type.css";
import "./kits/ui/roles/controls.css";
import "./shell/no-red-event/no-red-event.css";

export const links: LinksFunction = () => fontPreloads(preloadedFonts);

export function Layout({ children }: { children: React.ReactNode }) {
  const { lang } = screenAddress(useMatches());
  const { requestId, api, login, home, nonce, isNoRedEvent } = useContext(PageFacts);
  const externalTag = useContext(ExternalTag);
  return (
    // The head script sets data-* on <html> before paint; React must not take them away again.
    <html
      lang={lang}
      data-request-id={requestId ?? undefined}
      data-api={api ?? undefined}
      data-login={login ?? undefined}
      data-home={home ?? undefined}
      data-no-red-event={isNoRedEvent ? "on" : undefined}
      data-external={externalTag ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#050304" />
        <meta name="color-scheme" content="dark" />
        <meta name="format-detection" content="telephone=no" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body onDragCapture={answerProbe}>
        <ShellMessages lang={lang}>
          <VisitorProvider>
            <Frame>{children}</Frame>
          </VisitorProvider>
        </ShellMessages>
        <ScrollRestoration nonce={nonce} />
        <DeferredScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
