import { FileStore } from '@tus/file-store'
import { type DataStore, Upload } from '@tus/utils'

/** Pieces in the folder of the files themselves. What an upload is, its room says (`file_pending`): nothing is noted beside the content. */
export const diskPieces = (folder: string): DataStore =>
  new FileStore({
    directory: folder,
    configstore: {
      get: async (id) => new Upload({ id, offset: 0 }),
      set: async () => undefined,
      delete: async () => undefined,
    },
  })
