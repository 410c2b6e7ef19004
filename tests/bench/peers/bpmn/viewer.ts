import '../../pages/page.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import 'bpmn-js/dist/assets/diagram-js.css'
import Viewer from 'bpmn-js/lib/NavigatedViewer'
import { processXml } from '../../pages/diagram.ts'
import { offer } from '../../pages/operations.ts'
import { host } from '../../pages/stage.tsx'

type Canvas = { zoom: (to: string) => void; addMarker: (id: string, marker: string) => void }
type Overlays = { add: (id: string, overlay: { position: { top: number; right: number }; html: string }) => void }

let viewer: Viewer | undefined
let opened = 0
const markers = ['done', 'active', 'late']

const open = async (count: number) => {
  viewer = new Viewer({ container: host() })
  await viewer.importXML(processXml(count))
  viewer.get<Canvas>('canvas').zoom('fit-viewport')
  opened = count
}
const opening = (count: number) => ({
  name: `open ${count}`,
  prepare: () => viewer?.destroy(),
  act: () => void open(count),
  isDone: () => opened === count,
})

offer([
  opening(100),
  opening(1000),
  {
    name: 'colour 1000',
    act: () => {
      const canvas = viewer?.get<Canvas>('canvas')
      for (let index = 0; index < 1000; index += 1) canvas?.addMarker(`N${index}`, markers[index % 3] ?? '')
    },
    isDone: () => document.querySelectorAll('.done, .active, .late').length >= 1000,
  },
  {
    name: 'add 200 overlays',
    act: () => {
      const overlays = viewer?.get<Overlays>('overlays')
      for (let index = 0; index < 200; index += 1)
        overlays?.add(`N${index}`, { position: { top: -8, right: 8 }, html: '<b>1</b>' })
    },
    isDone: () => document.querySelectorAll('.djs-overlay').length >= 200,
  },
  opening(5000),
])
