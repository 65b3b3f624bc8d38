import { Link, useLoaderData } from "react-router";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { preferences, usePreferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { loader } from "../data.server.ts";
import { CameraSetting } from "./camera-setting.tsx";
import { Choice } from "./choice.tsx";
import { AnalyticsSetting } from "./analytics-setting.tsx";
import css from "./settings.module.css";

/** Each language by its own name; set in a face of the device. */
const languageNames: Readonly<Record<string, string>> = {
  ja: "日本語",
  en: "English",
  "zh-TW": "繁體中文",
  "zh-HK": "繁體中文（香港）",
  ko: "한국어",
  th: "ไทย",
};

/** 設定: what this browser is to remember. Each holds at once. */
export function SettingsSection() {
  const t = useMessages<Messages>();
  const { isOn, turn } = useSound();
  const { motion, bright, companion, red } = usePreferences();
  const labels = { onLabel: t("check.settings.on"), offLabel: t("check.settings.off") };
  return (
    <div className={css.settings}>
      <Switch
        {...labels}
        label={t("check.settings.sound")}
        hint={t("check.settings.soundHint")}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      <Choice
        name="bright"
        label={t("check.settings.bright")}
        hint={t("check.settings.brightHint")}
        value={bright}
        options={[
          ["auto", t("check.settings.auto")],
          ["on", t("check.settings.brightOn")],
          ["off", t("check.settings.brightOff")],
        ]}
        onChoose={(value) => preferences.set("bright", value)}
      />
      <Choice
        name="motion"
        label={t("check.settings.motion")}
        value={motion}
        options={[
          ["auto", t("check.settings.auto")],
          ["reduced", t("check.settings.reduced")],
          ["full", t("check.settings.full")],
        ]}
        onChoose={(value) => preferences.set("motion", value)}
      />
      <Switch
        {...labels}
        label={t("check.settings.companion")}
        hint={t("check.settings.companionHint")}
        checked={companion === "quiet"}
        onChange={(event) => preferences.set("companion", event.target.checked ? "quiet" : "auto")}
      />
      <Switch
        {...labels}
        label={t("check.settings.red")}
        hint={t("check.settings.redHint")}
        checked={red === "kept"}
        onChange={(event) => preferences.set("red", event.target.checked ? "kept" : "auto")}
      />
      <AnalyticsSetting />
      <CameraSetting />
      <LanguageLinks />
    </div>
  );
}

/** The same page in the other languages. */
function LanguageLinks() {
  const t = useMessages<Messages>();
  const { languages } = useLoaderData<typeof loader>();
  return (
    <section className={`${css.row} stack-2`} aria-labelledby="setting-language">
      <h3 id="setting-language">{t("check.settings.language")}</h3>
      <p className="text-leading-17 text-note">{t("check.settings.languageHint")}</p>
      <ul className="links-4">
        {languages.map(({ lang, path }) => (
          <li key={lang}>
            <Link to={path} hrefLang={lang} lang={lang} className={`${css.language} target-inline text-underlined`}>
              {languageNames[lang] ?? lang}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
