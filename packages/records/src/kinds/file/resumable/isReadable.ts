/** Whether a chosen file is still what it was: browsers read none that was changed, moved or removed since. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
