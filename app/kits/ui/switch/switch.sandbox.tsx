import { Switch } from "./switch.tsx";

export const sandboxes = {
  wishes: () => (
    <>
      <Switch label="音" onLabel="オン" offLabel="オフ" />
      <Switch
        label="画面を明るくする"
        hint="写真を明るくし、暗い文字をなくします。"
        onLabel="オン"
        offLabel="オフ"
        defaultChecked
      />
      <Switch
        label="動きをへらす"
        hint="端末の設定に合わせています。"
        onLabel="オン"
        offLabel="オフ"
        defaultChecked
        disabled
      />
    </>
  ),
};
