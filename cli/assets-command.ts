import {
  type HostedFile,
  hostedRevision,
  listHostedFiles,
  markPath,
  readHostedBytes,
} from "#server/modules/asset-host/hosted-files.ts";
import { countLaterParts } from "#server/modules/asset-host/hosted-paths.ts";
import { openAssetBucket, openAssetFolder } from "./asset-targets.ts";
import {
  addVerb,
  type Actions,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  UsageError,
} from "./command.ts";
import { layFiles, revalidate } from "./lay-assets.ts";

/** `assets …`: the files of the build and the art, on a host of their own. */
export function addAssetCommands(zone: CommandLine, { read }: Actions): void {
  const assets = zone.command("assets").description("the files of the build and the art on a host of their own");
  addVerb(assets, "upload", "lay them where ASSET_BASE_URL hands them out; pages take them from there within a minute")
    .option("--folder <folder>", "a folder that a server hands out")
    .option("--bucket <name>", "a bucket, under the S3 settings")
    .action(read(upload));
}

async function upload(
  { assetBaseUrl, bucket, root }: CommandContext,
  { folder, bucket: name }: { folder?: string; bucket?: string },
): Promise<CommandResult> {
  if (assetBaseUrl === null)
    throw new UsageError("ASSET_BASE_URL says from where pages take the files, and is not set");
  if ((folder === undefined) === (name === undefined))
    throw new UsageError("either --folder or --bucket says where to");
  if (name !== undefined && bucket === null) throw new UsageError("no storage is set: S3_ENDPOINT and its fellows");
  const files = listHostedFiles(root);
  requireBuild(files);
  const target = name && bucket ? await openAssetBucket(bucket, name) : openAssetFolder(folder ?? "");
  const isSecure = assetBaseUrl.startsWith("https:");
  try {
    const report = await layFiles(files, { target, base: assetBaseUrl, isSecure, isBucket: name !== undefined });
    const revision = hostedRevision(files, assetBaseUrl);
    const bytes = Buffer.from(JSON.stringify({ base: assetBaseUrl, files: files.length }));
    // Last: whoever finds it finds all of them.
    await target.put({
      path: markPath(revision),
      bytes,
      headers: { contentType: "application/json", cacheControl: revalidate },
    });
    return {
      text: `${report.laid} files laid there, ${report.there} were there; revision ${revision}`,
      data: { ...report, revision, base: assetBaseUrl },
    };
  } finally {
    target.close();
  }
}

/** @throws UsageError where there is no build, or one whose later parts would not come from the host */
function requireBuild(files: readonly HostedFile[]): void {
  const scripts = files.filter(({ path }) => path.startsWith("build/") && path.endsWith(".js"));
  if (scripts.length === 0) throw new UsageError("there is no build here: npm run build makes one");
  const places = scripts.reduce((sum, file) => sum + countLaterParts(readHostedBytes(file, "").toString()), 0);
  if (places !== 1)
    throw new UsageError(`the build names what later parts need in ${places} places, and the host knows one`);
}
