import { useContext } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { ShellWords } from "./shell/words/shell-words.tsx";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { fontPreloads } from "./kits/ui/type/font-preload.ts";
import { preloadedFonts } from "./generated/preloaded-fonts.ts";
import { OutsideTag } from "./shell/consent/outside-tag.ts";
import { headScript } from "./shell/document/head-script.ts";
import { PageFacts } from "./shell/document/page-facts.ts";
import { screenAddress } from "./shell/document/screen-address.ts";
import { ErrorScreen } from "./shell/errors/error-screen.tsx";
import { Frame } from "./shell/frame/frame.tsx";
import "./generated/fonts.css";
import "./kits/ui/tokens.css";
import "./kits/ui/base.css";
import "./shell/red-night/red-night.css";

export const links: LinksFunction = () => fontPreloads(preloadedFonts);

export function Layout({ children }: { children: React.ReactNode }) {
  const { lang } = screenAddress(useMatches());
  const { requestId, api, login, home, nonce, isRedNight } = useContext(PageFacts);
  const outsideTag = useContext(OutsideTag);
  return (
    // The head script sets data-* on <html> before paint; React must not take them away again.
    <html
      lang={lang}
      data-request-id={requestId ?? undefined}
      data-api={api ?? undefined}
      data-login={login ?? undefined}
      data-home={home ?? undefined}
      data-red-night={isRedNight ? "on" : undefined}
      data-outside={outsideTag ?? undefined}
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
      <body>
        <ShellWords lang={lang}>
          <VisitorProvider>
            <Frame>{children}</Frame>
          </VisitorProvider>
        </ShellWords>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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
