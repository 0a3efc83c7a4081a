"""Materials of baked and liquid food."""

from kit.nodes import material


@material
def bread_material(nodes):
    """Toasted crumb with pores; the red channel of the mesh's attribute 'col' marks the crust."""
    position = nodes.objcoord()
    r = nodes.add("ShaderNodeSeparateRGB", {0: nodes.attr("col")}).outputs[0]
    cells = nodes.voronoi(
        nodes.add(
            "ShaderNodeVectorMath",
            {0: position, 1: nodes.noise(position, 9, 3, out="Color")},
            operation="ADD",
        ).outputs[0],
        11,
    )
    pore = nodes.ramp(cells, [(0.05, 0.0), (0.42, 1.0)])
    toast = nodes.ramp(
        nodes.noise(position, 4.5, 5, 0.6),
        [(0.36, "#EBC98F"), (0.55, "#D9A35A"), (0.75, "#AD6B2C")],
    )
    crumb = nodes.mix(
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, pore), 0.45), toast, "#9A6430"
    )
    crust = nodes.mix(nodes.noise(position, 12, 4), "#9C5A24", "#5F3113")
    base = nodes.mix(r, crumb, crust)
    height_map = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", pore, nodes.math("SUBTRACT", 1, r)),
        nodes.math("MULTIPLY", nodes.noise(position, 40, 4, 0.7), 0.6),
    )
    return nodes.done(
        nodes.pbr(
            base,
            0.75,
            0.25,
            0.08,
            rad=(0.06, 0.03, 0.01),
            normal=nodes.bump(height_map, 0.7, 0.035),
        )
    )


@material
def pancake_material(nodes):
    """Browned faces and a pale rim; the red channel of the mesh's attribute 'col' says which."""
    position = nodes.objcoord()
    r = nodes.add("ShaderNodeSeparateRGB", {0: nodes.attr("col")}).outputs[
        0
    ]  # 1 = browned face, 0 = pale rim
    nz = nodes.noise(position, 2.2, 6, 0.62, 0.6)
    brown = nodes.ramp(nz, [(0.3, "#C67A32"), (0.5, "#B3662A"), (0.7, "#8E4A1C")])
    pale = nodes.mix(nodes.noise(position, 14, 3), "#F2D193", "#E3B468")
    cells = nodes.voronoi(position, 22)
    base = nodes.mix(r, pale, brown)
    return nodes.done(
        nodes.pbr(
            base,
            0.62,
            0.3,
            0.12,
            rad=(0.08, 0.04, 0.015),
            normal=nodes.bump(
                nodes.math(
                    "ADD",
                    nodes.math("MULTIPLY", nodes.noise(position, 34, 4, 0.65), 0.7),
                    nodes.math("MULTIPLY", cells, 0.35),
                ),
                0.4,
                0.025,
            ),
        )
    )


@material
def baked_salmon_material(nodes):
    """Pale, opaque salmon that has browned here and there, with the lines along which it flakes."""
    position = nodes.objcoord()
    w = nodes.wave(
        nodes.mapping(position, (1, 1, 0.35), (0, 0.3, 0.2)), 3.4, 3.0, 2, 1.0, bands_direction="X"
    )
    line = nodes.ramp(w, [(0, 0.8), (0.07, 0.3), (0.16, 0.0)])
    flesh = nodes.mix(nodes.noise(position, 9, 4), "#E3936E", "#EDAF8E")
    brown = nodes.ramp(nodes.noise(position, 8, 5, 0.65), [(0.46, 0.0), (0.64, 0.85)])
    base = nodes.mix(brown, nodes.mix(line, flesh, "#F8DCC6"), "#A2582A")
    height_map = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", line, -1.0),
        nodes.math("MULTIPLY", nodes.noise(position, 34, 4, 0.7), 0.7),
    )
    return nodes.done(
        nodes.pbr(
            nodes.hue(base, 0.015, 0.12),
            0.6,
            0.3,
            0.12,
            rad=(0.08, 0.04, 0.03),
            normal=nodes.bump(height_map, 0.6, 0.03),
        )
    )


@material
def syrup_material(nodes, color="#A3480F"):
    """Amber syrup: thin parts glow, thick parts are dark (without refraction, which adds caustic noise)."""
    base = nodes.mix(nodes.facing(0.35), "#8F3A0A", color)
    return nodes.done(
        nodes.pbr(base, 0.09, 0.5, 0.12, rad=(0.05, 0.018, 0.004), coat=0.7, coat_rough=0.03)
    )


@material
def liquid_material(nodes, a, b, rough=0.25, scale=3, bump_strength=0.12, sss=0.15):
    """Opaque soup or sauce with a gentle ripple and a gloss of oil."""
    position = nodes.coord("Object")
    base = nodes.mix(
        nodes.ramp(nodes.noise(position, scale, 5, 0.6, 0.4), [(0.35, 0.0), (0.7, 1.0)]), a, b
    )
    return nodes.done(
        nodes.pbr(
            base,
            rough,
            0.5,
            sss,
            rad=(0.1, 0.05, 0.02),
            coat=0.35,
            coat_rough=0.06,
            normal=nodes.bump(
                nodes.math(
                    "ADD",
                    nodes.noise(position, 4, 3),
                    nodes.math("MULTIPLY", nodes.noise(position, 30, 4, 0.6), 0.25),
                ),
                bump_strength,
                0.05,
            ),
        )
    )
