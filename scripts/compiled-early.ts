import type { Plugin } from 'vite';

/** How the bundler wraps modules of another age: React's. */
const wrapper = /(__commonJS(?:Min)?\(\()\(([\w, ]*)\) => \{/g;

/**
 * Has browsers compile React and the router once, beside the main thread, while they are read: nearly all of
 * it is called as a page is hydrated. By default they skip what is in functions, and read it again on the
 * main thread when it is called: a third of what a page takes of it. The comment is V8's (explicit compile
 * hints); arrow functions ignore it.
 */
export function compiledEarly(chunk: string): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, { name }) {
      if (name !== chunk) return null;
      return { code: code.replaceAll(wrapper, '$1function ($2) {'), map: null };
    },
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (name === chunk ? '//# allFunctionsCalledOnLoad' : ''),
    }),
  };
}
