// What the four parts hold. It is the visitor's own and comes once the page is alive, so its script does too.
export { MissingItemsSection } from "./missing/missing-items.tsx";
export { StoredData } from "./stored/stored-data.tsx";
export { MergeTransfer } from "./backup/merge-transfer.tsx";
export { ErasedNotice } from "./backup/erased-notice.tsx";
export { BackupSection } from "./backup/backup-section.tsx";
export { SettingsSection } from "./settings/settings.tsx";
