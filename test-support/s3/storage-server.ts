import S3rver from "s3rver";

/**
 * The process of a test's storage: `storage-server.ts <folder> <bucket>`. It tells its parent its port and ends with it. It has a
 * process of its own because its page marks are DES, which only `--openssl-legacy-provider` allows.
 */
const [, , directory = "", bucket = ""] = process.argv;
const storage = new S3rver({
  ...{ port: 0, address: "127.0.0.1", silent: true, directory },
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await storage.run();
process.send?.({ port });
process.on("disconnect", () => process.exit());
