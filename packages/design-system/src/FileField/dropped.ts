/** Files of one drop; a folder may hold a whole disk. */
const maxFiles = 5000

/** Whether folders are among what was dropped; a browser hands them over as files that cannot be read. */
export const hasFolders = (transfer: DataTransfer): boolean => entriesOf(transfer).some(({ isDirectory }) => isDirectory)

/** The files that were dropped, those in folders below included, at most 5 000. */
export async function filesWithin(transfer: DataTransfer): Promise<File[]> {
  const files: File[] = []
  const open = entriesOf(transfer)
  for (let entry = open.shift(); entry && files.length < maxFiles; entry = open.shift()) {
    if (entry.isFile)
      files.push(await fileOf(entry as FileSystemFileEntry)) // as it says
    else open.push(...(await entriesIn(entry as FileSystemDirectoryEntry)))
  }
  return files
}

const entriesOf = ({ items }: DataTransfer): FileSystemEntry[] => [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject))

/** A reader hands over a hundred at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0 || all.length > maxFiles) return all
    all.push(...some)
  }
}
