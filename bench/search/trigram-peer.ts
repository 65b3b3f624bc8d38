import pg from "pg";
import type { SearchSource } from "#app/kits/search/search-document.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { flat, type Peer } from "./peer.ts";

/**
 * PostgreSQL with pg_trgm and a GiST index. Its own database has the locale C.UTF-8: in plain C the extension knows no
 * letter outside ASCII. `word_similarity` finds a short query in a long text, which is what it is there for.
 */
export async function trigramPeer(source: SearchSource): Promise<Peer> {
  const postgres = await startTestPostgres();
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(
    "CREATE DATABASE trigrams TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C.UTF-8'",
  );
  await admin.end();
  const client = new pg.Client({ connectionString: postgres.adminUrl.replace("/postgres?", "/trigrams?") });
  await client.connect();
  await client.query("CREATE EXTENSION pg_trgm");
  await client.query("CREATE TABLE documents (id text PRIMARY KEY, place int, body text)");
  for (const [place, document] of source.documents.entries()) {
    const { id, ...texts } = flat(document);
    await client.query("INSERT INTO documents VALUES ($1, $2, $3)", [id, place, Object.values(texts).join("\n")]);
  }
  await client.query("CREATE INDEX documents_body ON documents USING gist (body gist_trgm_ops)");
  await client.query("ANALYZE documents");
  return {
    name: "PostgreSQL trigram",
    async search(query) {
      const { rows } = await client.query<{ id: string }>({
        name: "nearest",
        text: "SELECT id FROM documents WHERE word_similarity($1, body) > 0 ORDER BY $1 <<-> body, place LIMIT 20",
        values: [query],
      });
      return rows.map(({ id }) => id);
    },
    indexBytes: 0,
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
}
