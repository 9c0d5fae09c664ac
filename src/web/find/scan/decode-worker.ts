import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

// In a worker: its own content security policy allows WebAssembly, which pages' does not.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/** Returns for each picture the code in it, or ''. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  }).then(
    ([found]) => postMessage(found?.text ?? ''),
    () => postMessage(''),
  );
});
