import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languages } from "#contracts/languages.ts";
import { catchSkippedTransitions } from "./shell/document/catch-skipped-transitions.ts";
import { loadShellMessages } from "./shell/messages/shell-messages.tsx";

const lang = languages.find((tag) => tag === document.documentElement.lang) ?? "ja";
await loadShellMessages(lang);
catchSkippedTransitions(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
