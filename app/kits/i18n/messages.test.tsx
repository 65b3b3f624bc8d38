import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { SiteMessages, type Translate, useLanguage, useMessages, MessagesProvider } from "./messages.tsx";

type Shell = { bar: { room: "" } };
type Site = { steps: { done: "{count, plural, other {}}"; by: "{name}" } };

const shell = { bar: { room: "Room" } };
const site = { steps: { done: [["count", 2, { one: [0, " step"], other: [0, " steps"] }]], by: ["by ", ["name"]] } };

function Line() {
  const t = useMessages<Site>();
  const shellMessages = useMessages<Shell>("shell");
  return `${useLanguage()}: ${t("steps.done", { count: 2 })} ${t("steps.by", { name: "猫" })} / ${shellMessages("bar.room")}`;
}

test("inside a site, both its own words and the shell's are spoken", () => {
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" messages={shell}>
      <SiteMessages messages={site}>
        <Line />
      </SiteMessages>
    </MessagesProvider>,
  );
  expect(html).toBe("en: 2 steps by 猫 / Room");
});

test("a key that is not there and an argument of another name are refused by the compiler", () => {
  expectTypeOf<Parameters<Translate<Shell>>[0]>().toEqualTypeOf<"bar.room">();
  const misuse = (t: Translate<Site>): void => {
    // @ts-expect-error there is no such key
    t("steps.undone");
    // @ts-expect-error the argument is called name
    t("steps.by", { who: "猫" });
    // @ts-expect-error the argument is missing
    t("steps.done");
  };
  expect(misuse).toBeTypeOf("function");
});
