import { binary, mustRun, root, say } from './bootstrap.mjs';

/** Everything that is known without running the program: types, lint, format, dead code. */
export async function runChecks(node) {
  const check = async (title, name, args) => {
    say(title);
    await mustRun(node, [binary(name), ...args], { cwd: root });
  };
  // Route types are generated: they are not in the repository.
  await check('Types of the routes', 'react-router', ['typegen']);
  for (const part of ['contract', 'arrays', 'arrays-tests', 'server', 'web']) {
    await check(`Types of ${part}`, 'tsc', ['-p', `tsconfig.${part}.json`]);
  }
  await check('Lint and format', 'biome', ['check', '--error-on-warnings', '.']);
  await check('Dead code', 'knip', []);
}
