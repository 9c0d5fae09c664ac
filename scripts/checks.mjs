import { binary, root, say } from './bootstrap.mjs';
import { run } from './processes.mjs';

/**
 * Everything that is known without running the program: types, lint, format, dead code. `beside`: work for the core that
 * the last check leaves idle.
 */
export async function runChecks(node, beside = () => undefined) {
  const check = (title, name, args) => {
    say(title);
    return run(node, [binary(name), ...args], { cwd: root });
  };
  // Of the threads that it would start, each looks at shared types again: in one, two parts at a time take half of two cores' time.
  const types = (part) =>
    check(`Types of ${part}`, 'tsc', ['-p', `tsconfig.${part}.json`, '--singleThreaded']);
  const steps = [
    // Route types are generated: they are not in the repository.
    () => [check('Types of the routes', 'react-router', ['typegen'])],
    () => [types('contract'), types('arrays')],
    () => [types('arrays-tests'), types('server'), types('web')],
    () => [check('Lint and format', 'biome', ['check', '--error-on-warnings', '.'])],
    () => [check('Dead code', 'knip', []), beside()],
  ];
  for (const step of steps) {
    const failed = (await Promise.all(step())).find((code) => code);
    if (failed) process.exit(failed);
  }
}
