// The only import of ECharts: the parts in use, so that nothing else is in the bundle.
import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([GridComponent, LineChart, SVGRenderer, TooltipComponent]);

export { init };
