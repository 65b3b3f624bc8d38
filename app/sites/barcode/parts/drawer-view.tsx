import { lazy, Suspense, useRef } from "react";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import type { DrawerItem } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { CameraReader } from "./camera-reader.tsx";
import { CodeForm, focusCodeField } from "./code-form.tsx";
import { DrawerList } from "./drawer-list.tsx";
import css from "./drawer-view.module.css";
import { ReadingStatus } from "./reading-status.tsx";
import { useCodeReader } from "./use-code-reader.ts";
import { useDrawer } from "./use-drawer.ts";
import { useDrawerCatalogue } from "./use-drawer-catalogue.ts";

const CameraRefusal = lazy(async () => ({ default: (await import("./camera-refusal.tsx")).CameraRefusal }));
const DrawerSummary = lazy(async () => ({ default: (await import("./drawer-summary.tsx")).DrawerSummary }));

/** 引き出し: one pack after the other, by a camera that stays open, by photographs or by hand. */
export function DrawerView() {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { items, byJan, failure, again } = useDrawerCatalogue();
  const code = failure?.code ?? "E-NET";
  return (
    <section className={`${css.face} column-4 side text-service`} aria-label={t("drawer.title")}>
      <p>{t("drawer.intro")}</p>
      {failure && (
        <ErrorNotice
          announce="soon"
          code={code}
          message={errorMessages(code, { requestId: failure.requestId ?? "" }).message}
          retry={t("lookup.again")}
          onRetry={again}
        />
      )}
      {items ? (
        <OpenDrawer items={items} byJan={byJan} />
      ) : (
        !failure && (
          <>
            <p className="needs-script">{t("drawer.loading")}</p>
            <p className="without-script text-strong">{t("drawer.withoutScript")}</p>
          </>
        )
      )}
    </section>
  );
}

interface OpenDrawerProps {
  items: readonly DrawerItem[];
  byJan: ReadonlyMap<string, DrawerItem>;
}

function OpenDrawer({ items, byJan }: OpenDrawerProps) {
  const t = useMessages<Messages>();
  const drawer = useDrawer(items, byJan);
  const isShown = useRef(true);
  const { reading, setVideo, watch, readFile, stop } = useCodeReader((jan) => drawer.read(jan, isShown.current), true);
  const file = useRef<HTMLInputElement>(null);
  const isWatching = reading.step === "watching" || reading.step === "asking";
  const start = (): void => {
    isShown.current = true;
    void watch();
  };

  return (
    <>
      <Suspense>
        {reading.step === "refused" && <CameraRefusal code={reading.code} onAgain={start} onType={focusCodeField} />}
      </Suspense>
      {isWatching ? (
        <CameraReader reading={reading} onVideo={setVideo} onStop={stop} />
      ) : (
        <CameraPermission
          title={t("drawer.title")}
          promises={[t("permission.here"), t("drawer.hear"), t("permission.weight")]}
          startLabel={t("drawer.start")}
          onStart={start}
          others={
            <Button look="line" pending={reading.step === "photo"} onClick={() => file.current?.click()}>
              {t("permission.photo")}
            </Button>
          }
        />
      )}
      <div className={`${css.message} column-2`}>
        <p className="hides-empty text-strong" role="status" data-drawer-message>
          {drawer.offered ? t("drawer.again", { name: drawer.offered.name }) : drawer.message}
        </p>
        {drawer.offered && <SecondPack item={drawer.offered} onAdd={drawer.addOne} onSame={drawer.dismiss} />}
      </div>
      <ReadingStatus step={reading.step} />
      <PhotoInput
        ref={file}
        label={t("permission.photo")}
        onPhoto={(photo) => {
          isShown.current = false;
          void readFile(photo);
        }}
      />
      <DrawerList drawer={drawer} />
      <CodeForm
        text=""
        check={null}
        isBusy={false}
        submitLabel={t("drawer.add")}
        onCode={(jan) => drawer.read(jan, false)}
      />
      <Suspense>{drawer.rows.length > 0 && <DrawerSummary rows={drawer.rows} catalogue={items} />}</Suspense>
    </>
  );
}

interface SecondPackProps {
  item: DrawerItem;
  onAdd: (item: DrawerItem) => void;
  onSame: () => void;
}

/** もう一本ある？ The camera cannot tell one pack from another of its kind. */
function SecondPack({ item, onAdd, onSame }: SecondPackProps) {
  const t = useMessages<Messages>();
  return (
    <div className="row-2" data-drawer-second={item.id}>
      <Button look="bone" compact onClick={() => onAdd(item)}>
        {t("drawer.another")}
      </Button>
      <Button look="line" compact onClick={onSame}>
        {t("drawer.one")}
      </Button>
    </div>
  );
}
