export function isRootOfDebian(): boolean;
export function installDebianPackages(names: readonly string[]): Promise<void>;
