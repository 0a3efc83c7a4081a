"""Materials below and around food: paper, stoneware, wood, linen, metal and glass."""

from kit.nodes import material


@material
def plain_material(nodes, color, rough=0.55, spec=0.4, sss=0, coat=0):
    """One even color."""
    return nodes.done(nodes.pbr(color, rough, spec, sss, coat=coat))


@material
def backdrop_material(nodes, color, second_color=None):
    """Painted seamless paper: one color, or two that mix, with a faint grain against banding."""
    position = nodes.coord("Object")
    b = nodes.bump(nodes.noise(position, 60, 4, 0.6), 0.04, 0.01)
    base = nodes.mix(nodes.noise(position, 0.25, 1), color, second_color or color)
    return nodes.done(nodes.pbr(base, 0.8, 0.15, normal=b))


@material
def ceramic_material(nodes, color="#F3EEE6", speckle=True, rough=0.28):
    """Stoneware: satin glaze, sparse iron speckles, faint throwing rings."""
    position = nodes.coord("Object")
    cells = nodes.voronoi(position, 26)
    sz = nodes.noise(position, 9, 2)
    sp = nodes.ramp(
        nodes.math("ADD", cells, nodes.math("MULTIPLY", sz, -0.22)),
        [(0, 1.0), (0.0, 1.0), (0.045, 0.0)],
    )
    base = nodes.mix(
        nodes.math("MULTIPLY", sp, 0.55 if speckle else 0),
        nodes.mix(nodes.noise(position, 2.2, 3), color, nodes.mix(0.08, color, "#B79E80")),
        "#7A5B40",
    )
    height_map = nodes.noise(nodes.mapping(position, (1, 1, 14)), 2.2, 2)
    return nodes.done(
        nodes.pbr(
            base,
            nodes.ramp(nodes.noise(position, 7, 3), [(0.3, rough - 0.06), (0.7, rough + 0.08)]),
            0.5,
            coat=0.25,
            coat_rough=0.12,
            normal=nodes.bump(height_map, 0.12, 0.02),
        )
    )


@material
def wood_material(nodes, a="#C99A63", b="#8E5F34"):
    """Oiled wood with its grain along X."""
    position = nodes.objcoord()
    g = nodes.noise(
        nodes.mapping(position, (0.55, 6, 6)), 1.6, 5, 0.55, 1.4
    )  # broad growth rings, stretched along X
    f = nodes.noise(nodes.mapping(position, (2.2, 60, 60)), 1, 4, 0.6)  # fibers
    base = nodes.mix(nodes.ramp(g, [(0.32, 0.0), (0.5, 0.55), (0.56, 0.25), (0.72, 1.0)]), a, b)
    base = nodes.mix(nodes.math("MULTIPLY", f, 0.30), base, "#5E3C20")
    return nodes.done(
        nodes.pbr(base, 0.48, 0.35, coat=0.08, coat_rough=0.3, normal=nodes.bump(f, 0.12, 0.006))
    )


@material
def linen_material(nodes, color="#E9DFCF"):
    """Plain weave; needs UV coordinates."""
    position = nodes.coord("UV")
    w1 = nodes.wave(position, 95, 0.6, 2, 2, bands_direction="X")
    w2 = nodes.wave(position, 95, 0.6, 2, 2, bands_direction="Y")
    w = nodes.math("MAXIMUM", w1, w2)
    base = nodes.mix(
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, w), 0.5),
        color,
        nodes.mix(0.45, color, "#6B5A44"),
    )
    return nodes.done(nodes.pbr(base, 0.9, 0.1, sheen=0.4, normal=nodes.bump(w, 0.35, 0.012)))


@material
def metal_material(nodes, color="#D9C08A", rough=0.22):
    """Brushed metal; brass by default."""
    position = nodes.coord("Object")
    return nodes.done(
        nodes.pbr(
            color,
            nodes.ramp(nodes.noise(position, 6, 3), [(0.3, rough - 0.05), (0.7, rough + 0.08)]),
            0.5,
            metal=1,
        )
    )


@material
def thin_glass_material(nodes):
    """Glass without refraction, so that rims are not dark: clear, with reflections at the edges."""
    reflection = nodes.add("ShaderNodeBsdfGlossy", {"Color": "#FFFFFF", "Roughness": 0.02})
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": "#FCFDFD"})
    ray = nodes.add("ShaderNodeLightPath").outputs
    passing = nodes.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    edge = nodes.math("MULTIPLY", 0.6, nodes.math("POWER", nodes.facing(0.5), 3.2))
    amount = nodes.math(
        "MULTIPLY", nodes.math("SUBTRACT", 1, passing), nodes.math("ADD", 0.03, edge)
    )
    shader = nodes.add(
        "ShaderNodeMixShader", {0: amount, 1: clear.outputs[0], 2: reflection.outputs[0]}
    )
    return nodes.done(shader.outputs[0])


@material
def glass_edge_material(nodes):
    """The lip of a glass, which gathers the light: clear, with a bright rim."""
    shine = nodes.pbr("#F4F8F8", 0.12, 0.8, coat=1, coat_rough=0.03)
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": "#FCFDFD"}).outputs[0]
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: 0.38, 1: clear, 2: shine}).outputs[0])


@material
def iron_material(nodes):
    """Seasoned cast iron: black, grainy, with a dull sheen."""
    position = nodes.coord("Object")
    worn = nodes.noise(position, 5, 4, 0.6)
    return nodes.done(
        nodes.pbr(
            nodes.mix(worn, "#121110", "#2B2825"),
            nodes.ramp(worn, [(0.3, 0.36), (0.7, 0.56)]),
            0.5,
            normal=nodes.bump(nodes.noise(position, 70, 3, 0.6), 0.25, 0.008),
        )
    )
