import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

export const sandboxes = {
  "words before typing": () => (
    <>
      <TextField
        label="あいことば"
        hint="四つのことばを、あいだを空けて入力してください。"
        placeholder="鍵 金魚 踊り場 雨"
      />
      <SelectField label="使ったもの" mark="必須" defaultValue="">
        <option value="" disabled>
          選んでください
        </option>
        <option>踊り場の金魚</option>
        <option>博物館の居眠り</option>
        <option>眠らない葡萄</option>
      </SelectField>
      <TextArea label="ひとこと" mark="任意" hint="20字から600字まで。" />
    </>
  ),
  "to be corrected": () => (
    <>
      <TextField label="あいことば" defaultValue="鍵 金魚" error="あいことばを確認してください。あと二つ足りません。" />
      <TextField label="受付番号" defaultValue="A-0117" disabled hint="この番号は変えられません。" />
    </>
  ),
};
