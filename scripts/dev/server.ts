// What the reader's own process loads is watched with the rest: the next file is read by what it says now.
import '#adapters/file-reader/read-file.ts';
import '#adapters/file-reader/store-table.ts';
import '../../src/app/main.ts';
