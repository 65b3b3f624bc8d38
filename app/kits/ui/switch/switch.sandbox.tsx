import { Switch } from "./switch.tsx";

export const sandboxes = {
  wishes: () => (
    <>
      <Switch label="音" onLabel="入" offLabel="切" />
      <Switch label="明るく" hint="写真を明るくし、暗い文字をなくします。" onLabel="入" offLabel="切" defaultChecked />
      <Switch
        label="動きをへらす"
        hint="端末の設定に合わせています。"
        onLabel="入"
        offLabel="切"
        defaultChecked
        disabled
      />
    </>
  ),
};
