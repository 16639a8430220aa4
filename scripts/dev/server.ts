// Imported to be watched too: the reader's process then reads the next file with the changed code.
import '#adapters/file-reader/read-file.ts';
import '#adapters/file-reader/parquet/write-parquet.ts';
import '../../src/app/main.ts';
