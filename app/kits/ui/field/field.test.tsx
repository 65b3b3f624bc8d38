// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { mount } from "../testing/mount.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

it("belongs to its label, its hint and what is to be corrected", () => {
  const { find, unmount } = mount(
    <TextField label="あいことば" hint="四つのことば" error="あいことばを確認してください。" name="words" />,
  );
  const input = find<HTMLInputElement>("input");
  expect(find<HTMLLabelElement>("label").htmlFor).toBe(input.id);
  const described = input
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => find(`#${CSS.escape(id)}`).textContent);
  expect(described).toEqual(["四つのことば", "あいことばを確認してください。"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.name).toBe("words");
  unmount();
});

it("claims nothing that is not there", () => {
  const { find, unmount } = mount(<TextField label="あいことば" />);
  expect(find("input").hasAttribute("aria-describedby")).toBe(false);
  expect(find("input").hasAttribute("aria-invalid")).toBe(false);
  unmount();
});

it("is the same for long texts and for choices", () => {
  const { findAll, unmount } = mount(
    <>
      <TextArea label="ひとこと" />
      <SelectField label="使ったもの">
        <option>踊り場の金魚</option>
      </SelectField>
    </>,
  );
  const ids = findAll("textarea, select").map(({ id }) => id);
  expect(findAll<HTMLLabelElement>("label").map((label) => label.htmlFor)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  unmount();
});
