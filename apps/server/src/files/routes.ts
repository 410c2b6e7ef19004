import { plus } from '@bip/contract'
import { type Route, route } from '../http/route.ts'
import { fileAdminRoutes } from './admin/routes.ts'
import { fileUseRoute } from './admin/use.ts'
import { download } from './download.ts'
import { finishRoute } from './resumable/finish.ts'
import { knownRoute } from './resumable/known.ts'
import { serveTus } from './resumable/tus.ts'
import { fileLinkRoutes } from './ticket.ts'
import { maxBytes, upload } from './upload.ts'
import { versionRoutes } from './versions.ts'

const oneUpload = `${plus.uploads}/{id}`
const tus = { access: { signedIn: true }, raw: true, run: serveTus } as const

const endpoint = '/blade-resource/oss/endpoint'

/** Files in and out. The three upload calls of the spec differ in name alone. */
export const routes = (): Route[] => [
  ...['put-file', 'put-file-attach', 'put-file-attach-path'].map((name) =>
    route({
      method: 'POST',
      path: `${endpoint}/${name}`,
      access: { signedIn: true },
      multipart: true,
      bodyLimit: maxBytes + 1024 * 1024,
      run: upload,
    }),
  ),
  route({ method: 'POST', path: plus.uploads, ...tus }),
  route({ method: 'HEAD', path: oneUpload, ...tus, onlyReads: true }),
  route({ method: 'PATCH', path: oneUpload, ...tus }),
  route({ method: 'DELETE', path: oneUpload, ...tus, smallWrites: true }),
  knownRoute,
  finishRoute,
  ...fileLinkRoutes,
  ...versionRoutes,
  ...fileAdminRoutes,
  fileUseRoute,
  route({ method: 'GET', path: '/blade-resource/oss/file/{id}', access: { signedIn: true }, raw: true, run: download }),
]
