import '../../pages/page.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import 'bpmn-js/dist/assets/diagram-js.css'
import Modeler from 'bpmn-js/lib/Modeler'
import { processXml } from '../../pages/diagram.ts'
import { offer } from '../../pages/operations.ts'
import { host } from '../../pages/stage.tsx'

type Element = { x: number }
type Modeling = { moveElements: (elements: (Element | undefined)[], by: { x: number; y: number }) => void }
type Registry = { get: (id: string) => Element | undefined }
type CommandStack = { undo: () => void }

let modeler: Modeler | undefined
let opened = 0
let saved = ''

const open = async (count: number) => {
  modeler = new Modeler({ container: host() })
  await modeler.importXML(processXml(count))
  opened = count
}
const node = () => modeler?.get<Registry>('elementRegistry').get('N25')
const opening = (count: number) => ({
  name: `open ${count}`,
  prepare: () => modeler?.destroy(),
  act: () => void open(count),
  isDone: () => opened === count,
})
let at = 0

offer([
  opening(100),
  opening(1000),
  {
    name: 'move one of 1000',
    prepare: () => {
      at = node()?.x ?? 0
    },
    act: () => modeler?.get<Modeling>('modeling').moveElements([node()], { x: 20, y: 10 }),
    isDone: () => node()?.x === at + 20,
  },
  { name: 'undo', act: () => modeler?.get<CommandStack>('commandStack').undo(), isDone: () => node()?.x === at },
  {
    name: 'save 1000',
    act: async () => {
      saved = (await modeler?.saveXML({ format: true }))?.xml ?? ''
    },
    isDone: () => saved !== '',
  },
])
