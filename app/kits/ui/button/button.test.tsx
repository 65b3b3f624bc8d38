// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { click, mount, send } from "../testing/mount.tsx";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";

it("a press does what the button says", () => {
  const onClick = vi.fn();
  const { find, unmount } = mount(<Button onClick={onClick}>送る</Button>);
  send(find("button"), click());
  expect(onClick).toHaveBeenCalledOnce();
  unmount();
});

it("a second press while the first is under way does nothing, and the focus stays", () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { find, unmount } = mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        送る
      </Button>
    </form>,
  );
  const button = find<HTMLButtonElement>("button");
  button.focus();
  send(button, click());
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.getAttribute("aria-busy")).toBe("true");
  unmount();
});

it("a button inside a form sends it only when it says so", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { find, unmount } = mount(
    <form onSubmit={onSubmit}>
      <Button>もう一度</Button>
    </form>,
  );
  send(find("button"), click());
  expect(onSubmit).not.toHaveBeenCalled();
  unmount();
});

it("what leads elsewhere is a link with the address it shows", () => {
  const { find, unmount } = mount(
    <ButtonLink to="/ranking" arrow>
      順位を見る
    </ButtonLink>,
  );
  expect(find("a").getAttribute("href")).toBe("/ranking");
  expect(find("a").textContent).toBe("順位を見る");
  unmount();
});
