import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languages } from "#contracts/languages.ts";
import { loadClosedDoor } from "./shell/door/closed-door-later.tsx";
import { loadShellWords } from "./shell/words/shell-words.tsx";

const lang = languages.find((tag) => tag === document.documentElement.lang) ?? "ja";
const isDoorClosed = document.querySelector("[data-door='closed']") !== null;
await Promise.all([loadShellWords(lang), isDoorClosed && loadClosedDoor()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
