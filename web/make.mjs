// What Maven runs: installs the packages and builds the client, each only when something changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { join } from 'node:path';

const files = (path) => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]));
const hash = (paths) => paths.sort().reduce((sum, path) => sum.update(path).update(readFileSync(path)), createHash('sha256')).digest('hex');

/** Does something unless it was done for exactly this content. */
const once = (stamp, made, paths, command) => {
  const wanted = hash(paths);
  if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  execSync(command, { stdio: 'inherit' });
  mkdirSync('target', { recursive: true });
  writeFileSync(stamp, wanted);
};

once('node_modules/.parlor-packages', 'node_modules', ['package.json', 'package-lock.json'], 'npm ci');
once('target/.parlor-client', 'target/classes/web/index.html', [...files('src'), 'package-lock.json', 'tsconfig.json', 'build.mjs'], 'npm run build');
